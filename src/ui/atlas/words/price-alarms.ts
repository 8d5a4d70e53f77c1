import type { Words } from "../words.ts"

export const priceAlarmsWords: Words = {
  purpose: "A user's price alarms and newsletter: changed item by item, saved in one call.",
  states: {
    viewing: "The list is shown and can be changed.",
    "viewing.quiet": "There is no notice.",
    "viewing.saved": "Everything is saved.",
    "viewing.conflict": "Something was deleted or changed elsewhere; the user's own changes are kept.",
    "viewing.refused": "The server refused the list, with reasons.",
    "viewing.throttled": "The server accepts no further requests for a while.",
    "viewing.expired": "The session has ended.",
    "viewing.unreachable": "No answer.",
    editing: "The form of one alarm is open.",
    "editing.typing": "It is being filled in.",
    "editing.refused": "The form has an error, which is shown at its field.",
    saving: "The changes are being saved.",
    loading: "The list is saved, and loaded with its new ids.",
    unread: "The list is saved but could not be loaded; it cannot be changed before that.",
    checking: "It is not known whether it was saved; this is checked first.",
    "checking.reading": "The list is being loaded.",
    "checking.read": "Determines which changes were saved.",
    rebasing: "The list was changed elsewhere; it is loaded again, and the user's own changes are kept."
  },
  events: {
    "alarm.add": "The user adds an alarm.",
    "alarm.edit": "The user edits an alarm.",
    "alarm.delete": "The user deletes an alarm.",
    "alarm.restore": "The user restores the stored alarm.",
    "newsletter.set": "The user orders or ends the newsletter.",
    "list.discard": "All changes are discarded.",
    "list.save": "The user saves the list.",
    "form.apply": "The form of an alarm is submitted.",
    "form.cancel": "The form is closed without a change.",
    "list.load": "The user requests the list again."
  }
}
