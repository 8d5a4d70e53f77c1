import type { Words } from "../words.ts"

export const cancellationNotesWords: Words = {
  purpose:
    "The panel of one cancelled order: the comments of customer and dealer, and the dealer's feedback.",
  states: {
    comments: "Comments, sent one at a time.",
    "comments.empty": "Nothing is typed.",
    "comments.empty.waiting": "The field is ready.",
    "comments.empty.blocked": "The user tried to send an empty comment; the field says so.",
    "comments.deciding": "Checks whether anything is typed.",
    "comments.writing": "The typed text was not sent yet.",
    "comments.writing.typing": "It is being typed.",
    "comments.writing.blocked": "It cannot be sent, and the field shows the reason.",
    "comments.blocking": "Determines why it cannot be sent.",
    "comments.sending": "The comment is being sent.",
    "comments.decidingSent": "It was saved; checks whether more was typed meanwhile.",
    "comments.sent": "It is shown at the top of its list.",
    "comments.failed": "It was not saved; the text is kept.",
    "comments.failed.unreachable": "No answer.",
    "comments.failed.refused": "The server refused it.",
    "comments.failed.expired": "The session has ended.",
    feedback: "The reason why the order was cancelled.",
    "feedback.resting": "The feedback has no unsaved changes.",
    "feedback.resting.untouched": "It is unchanged.",
    "feedback.resting.sent": "It was just saved.",
    "feedback.deciding": "Checks whether it differs from the saved feedback.",
    "feedback.writing": "It was changed and not sent yet.",
    "feedback.blocked": "It cannot be sent, and the field shows the reason.",
    "feedback.sending": "It is being sent, based on the version that was read.",
    "feedback.decidingSent": "It was saved; checks whether it was changed meanwhile.",
    "feedback.failed": "It was not saved; the input is kept.",
    "feedback.failed.unreachable": "No answer.",
    "feedback.failed.refused": "The server refused it.",
    "feedback.failed.expired": "The session has ended.",
    "feedback.conflict": "Another user gave another reason; both are shown until one is chosen."
  },
  events: {
    "comment.type": "A comment is typed.",
    "comment.send": "The user sends a comment.",
    "row.arrived": "The list has loaded the row again.",
    "feedback.type": "The reason or its text is changed.",
    "feedback.send": "The user saves the feedback.",
    "conflict.keepMine": "The user keeps their own text.",
    "conflict.takeTheirs": "The user takes over the other text."
  }
}
