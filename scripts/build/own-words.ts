import type { formatter } from "@lingui/format-po"

type Format = ReturnType<typeof formatter>

/**
 * Writes of a country's catalog only its own translations, and the source catalog whole: an empty entry would say no more
 * than the German text, which the build takes by itself (rule page.texts).
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
