import { Effect } from "effect"

/** Functions that clean adverts. The parsers are loaded with the first advert, not at startup. */
export const cleaning = Effect.promise(async () => {
  const [css, html] = await Promise.all([import("./clean-css.ts"), import("./clean-html.ts")])
  return { ...css, ...html }
})
