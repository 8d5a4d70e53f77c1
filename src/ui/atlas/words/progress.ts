import type { Words } from "../words.ts"

export const progressWords: Words = {
  purpose:
    "The progress bar above a loading page: shown after 200 ms, moving for at most 5 s, then still until the end.",
  states: {
    hidden: "Nothing is being loaded.",
    loading: "Something is being loaded.",
    "loading.unnoticed": "The bar is not shown yet, as loading may end soon.",
    "loading.creeping": "The bar moves slowly.",
    "loading.standing": "The bar stays still until the end."
  },
  events: {
    "load.started": "Loading has started.",
    "load.finished": "Loading has ended."
  }
}
