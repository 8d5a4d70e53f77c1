import type { formatter } from "@lingui/format-po"

type Format = ReturnType<typeof formatter>

/**
 * Writes only the non-empty translations to a country's catalog; writes the source catalog completely. An empty entry
 * is not needed, because the build then uses the German text anyway (rule page.texts).
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
