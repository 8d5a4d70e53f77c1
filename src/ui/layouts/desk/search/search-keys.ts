/**
 * Id of the search field on the staff page; there the keyboard shortcut focuses this field instead of opening the
 * dialog.
 */
export const searchFieldId = "desk-search"

/** Whether the focused element has its own use for the shortcut: in a text editor, the shortcut creates a link. */
const keepsKey = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[contenteditable]:not([contenteditable=false])") !== null

/** Whether another dialog is open, which must be closed before the search can be opened. */
const isUnderDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role=dialog], [role=alertdialog], dialog") !== null

/**
 * Whether the keyboard has a command key: on such systems Ctrl+K deletes to the end of the line in every field, so ⌘K
 * is used instead.
 */
export const hasCommandKey = (): boolean => /mac|iphone|ipad/iu.test(navigator.userAgent)

/** Whether the pressed keys open the search: Ctrl+K, or ⌘K. */
export const isSearchKey = (event: KeyboardEvent): boolean =>
  (hasCommandKey() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === "k" &&
  !keepsKey(event.target) &&
  !isUnderDialog(event.target)
