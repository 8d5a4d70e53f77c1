import { expect, it } from "vitest"
import { createI18n } from "../../locales/i18n.ts"
import { newsHead } from "./content-heads.ts"

it.each(["", "/at"])(
  "leads feed readers from the news below „%s“ to the feed there (rule content.news)",
  (prefix) => {
    const { links } = newsHead(createI18n("de", {}), 1, prefix)
    expect(links.map(({ href }) => href)).toEqual([`${prefix}/news/rss.xml`])
  }
)
