import type { Words } from "../words.ts"

export const progressWords: Words = {
  purpose:
    "The bar above a loading page: not before 200 ms, creeping for at most 5 s, then at rest until the end.",
  states: {
    hidden: "Nothing loads.",
    loading: "Something loads.",
    "loading.unnoticed": "It may be done before it is noticed.",
    "loading.creeping": "The bar creeps.",
    "loading.standing": "The bar rests until the end."
  },
  events: {
    "load.started": "A load has begun.",
    "load.finished": "A load has ended."
  }
}
