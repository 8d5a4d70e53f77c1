import { Effect } from "effect"

/** What adverts are cleaned with; its parsers are loaded when the first advert is, and not at the start. */
export const cleaning = Effect.promise(async () => {
  const [css, html] = await Promise.all([import("./clean-css.ts"), import("./clean-html.ts")])
  return { ...css, ...html }
})
