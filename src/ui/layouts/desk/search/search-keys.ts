/** The field on the page of staff, which the keys lead to in place of the dialog. */
export const searchFieldId = "desk-search"

/** What has a use for the key itself: an editor of text makes links by it. */
const keepsKey = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[contenteditable]:not([contenteditable=false])") !== null

/** Another dialog is answered first. */
const isUnderDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role=dialog], [role=alertdialog], dialog") !== null

/** Keyboards with a command key: Ctrl+K deletes to the end of a line there, in every field. */
export const hasCommandKey = (): boolean => /mac|iphone|ipad/iu.test(navigator.userAgent)

/** Whether keys wish for the search: Ctrl+K, or ⌘K. */
export const isSearchKey = (event: KeyboardEvent): boolean =>
  (hasCommandKey() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === "k" &&
  !keepsKey(event.target) &&
  !isUnderDialog(event.target)
