import type { Words } from "../words.ts"

export const consentWords: Words = {
  purpose:
    "The visitor's consent to more than the necessary: asked once, can be changed at any time, the same in all tabs.",
  states: {
    sorting: "Checks whether there is a question and a valid answer.",
    silent: "No consent is requested here.",
    asking: "The question is shown at the bottom of the page.",
    choosing: "The settings were opened before there was an answer.",
    answered: "There is a valid answer, and nothing is shown.",
    changing: "The settings are open, with the valid answer."
  },
  events: {
    "answer.give": "The visitor answers: only the necessary, a choice, or all.",
    "tab.answered": "The visitor has answered in another tab.",
    "settings.open": "The visitor opens the settings in the footer.",
    "settings.close": "The visitor closes the settings without an answer."
  }
}
