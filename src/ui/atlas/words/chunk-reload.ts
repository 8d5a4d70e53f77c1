import type { Words } from "../words.ts"

export const chunkReloadWords: Words = {
  purpose: "A part of the page that does not load reloads the page, at most once per 60 seconds.",
  states: {
    sorting: "Looks when this tab reloaded last.",
    ready: "A missing part would reload the page.",
    resting: "It reloaded less than a minute ago.",
    "resting.quiet": "Nothing is missing.",
    "resting.stranded": "Something is missing again; the error page must do until the minute is over.",
    reloading: "The page loads anew."
  },
  events: {
    "chunk.failed": "A part of the page did not load."
  }
}
