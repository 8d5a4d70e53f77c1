import type { Words } from "../words.ts"

export const priceAlarmsWords: Words = {
  purpose: "One's price alarms and the newsletter: changed item by item, saved in one call.",
  states: {
    viewing: "The list is shown and can be changed.",
    "viewing.quiet": "Nothing is to be told.",
    "viewing.saved": "All of it is saved.",
    "viewing.conflict": "Something was gone or changed elsewhere; one's own changes stand on top.",
    "viewing.refused": "The server would not take it, and says what.",
    "viewing.throttled": "The server wants to be left alone for a while.",
    "viewing.expired": "The session has ended.",
    "viewing.unreachable": "No answer.",
    editing: "The form of one alarm is open.",
    "editing.typing": "It is being filled in.",
    "editing.refused": "Something in it is wrong, and the field says what.",
    saving: "The changes are on their way.",
    loading: "It is saved; the list is read with its new ids.",
    unread: "Saved, but not seen again; nothing can be changed before it was.",
    checking: "It is not known whether it was saved; that is found out first.",
    "checking.reading": "The list is read.",
    "checking.read": "Looks what of it had arrived.",
    rebasing: "It was changed elsewhere; the list is read under one's own changes."
  },
  events: {
    "alarm.add": "A new alarm is wanted.",
    "alarm.edit": "An alarm is to be changed.",
    "alarm.delete": "An alarm is to go.",
    "alarm.restore": "An alarm is to be again as it is stored.",
    "newsletter.set": "The newsletter is wanted, or not any more.",
    "list.discard": "All changes are given up.",
    "list.save": "The user wants the list saved.",
    "form.apply": "The form of an alarm is done.",
    "form.cancel": "The form is closed without a change.",
    "list.load": "The user asks for the list once more."
  }
}
