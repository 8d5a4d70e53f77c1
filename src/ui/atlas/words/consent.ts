import type { Words } from "../words.ts"

export const consentWords: Words = {
  purpose:
    "Whether a visitor agrees to more than the necessary: asked once, changed at any time, alike in all tabs.",
  states: {
    sorting: "Looks whether there is something to ask and whether an answer stands.",
    silent: "Nothing is asked for here.",
    asking: "The question stands at the lower edge of the page.",
    choosing: "The settings were opened before there was an answer.",
    answered: "An answer stands and nothing is shown.",
    changing: "The settings are open, with the answer that stands."
  },
  events: {
    "answer.give": "The visitor answers: only the necessary, a choice, or all.",
    "tab.answered": "The visitor has answered in another tab.",
    "settings.open": "The visitor opens the settings from the foot of the page.",
    "settings.close": "The visitor leaves the settings without an answer."
  }
}
