import type { formatter } from "@lingui/format-po"

type Format = ReturnType<typeof formatter>

/**
 * Writes only the non-empty translations of a country's catalog, and the complete source catalog: an empty entry would
 * add nothing to the German text, which the build uses by default (rule page.texts).
 */
export const ownWordsOnly = (format: Format): Format => ({
  ...format,
  serialize: (catalog, context) =>
    format.serialize(
      context.locale === context.sourceLocale
        ? catalog
        : Object.fromEntries(
            Object.entries(catalog).filter(([, { translation = "" }]) => translation !== "")
          ),
      context
    )
})
