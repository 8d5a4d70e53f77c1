import { expect, it } from "vitest"
import { renderedIn } from "../../kit/rendered.test-support.tsx"
import { SearchesPage } from "./SearchesPage.tsx"

it.each([
  ["one host", { de: "/de", "de-AT": "/at", ch: "/ch" }, "/at/suche?q=pelets+kaufen"],
  [
    "a domain for each country",
    { de: "https://a.example", "de-AT": "https://b.example/", ch: "https://c.example" },
    "https://b.example/suche?q=pelets+kaufen"
  ]
])("links each search to its own country, on %s (rule content.searches)", async (_, homes, expected) => {
  const html = await renderedIn(
    "de",
    <SearchesPage
      list={{
        items: [{ words: "pelets kaufen", countryId: 2, count: 3, lastDay: "2026-11-29" }],
        total: 1,
        page: 1,
        size: 20
      }}
      homes={homes}
      isLoading={false}
      onRetry={undefined}
      hrefOf={() => "/"}
    />,
    ["desk"]
  )
  expect(html).toContain(`href="${expected}"`)
})
