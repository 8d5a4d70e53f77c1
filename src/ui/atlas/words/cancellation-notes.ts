import type { Words } from "../words.ts"

export const cancellationNotesWords: Words = {
  purpose:
    "The panel of one cancelled order: its comments by whose voice they are, and the dealer's feedback.",
  states: {
    comments: "Comments, one at a time.",
    "comments.empty": "Nothing is typed.",
    "comments.empty.waiting": "The field waits.",
    "comments.empty.blocked": "The user wanted to send an empty comment, and is told so.",
    "comments.weighing": "Looks whether anything is typed.",
    "comments.writing": "Something is typed and not sent.",
    "comments.writing.typing": "It is being typed.",
    "comments.writing.blocked": "It cannot be sent so, and the field says why.",
    "comments.judging": "Looks why it cannot be sent.",
    "comments.sending": "The comment is on its way.",
    "comments.weighingSent": "It arrived; looks whether more was typed meanwhile.",
    "comments.sent": "It stands on top of its list.",
    "comments.failed": "It was not taken; the text is still there.",
    "comments.failed.unreachable": "No answer.",
    "comments.failed.refused": "The server did not want it.",
    "comments.failed.expired": "The session has ended.",
    feedback: "Why an order did not come about.",
    "feedback.resting": "Nothing of the feedback is unsaved.",
    "feedback.resting.untouched": "It is not changed.",
    "feedback.resting.sent": "It was just saved.",
    "feedback.weighing": "Looks whether it differs from what is saved.",
    "feedback.writing": "It was changed and not sent.",
    "feedback.blocked": "It cannot be sent so, and the field says why.",
    "feedback.sending": "It is on its way, over the version that was read.",
    "feedback.weighingSent": "It arrived; looks whether it was changed meanwhile.",
    "feedback.failed": "It was not taken; everything is still there.",
    "feedback.failed.unreachable": "No answer.",
    "feedback.failed.refused": "The server did not want it.",
    "feedback.failed.expired": "The session has ended.",
    "feedback.conflict": "Another user gave another reason; both stand side by side until one is chosen."
  },
  events: {
    "comment.type": "A comment is typed.",
    "comment.send": "The user wants a comment sent.",
    "row.arrived": "The list has the row anew.",
    "feedback.type": "The reason or its text is changed.",
    "feedback.send": "The user wants the feedback saved.",
    "conflict.keepMine": "One's own words are to stay.",
    "conflict.takeTheirs": "The other's words are to stay."
  }
}
