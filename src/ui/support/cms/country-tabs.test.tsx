import { renderToString } from "react-dom/server"
import { expect, it } from "vitest"
import { CountryTabs } from "./CountryTabs.tsx"

it("is sent without style attributes, which the Content-Security-Policy blocks", () => {
  const tabs = ["Deutschland", "Schweiz"].map((name) => ({ value: name, name }))
  const sent = renderToString(
    <CountryTabs
      label="Land"
      value="Schweiz"
      onValue={() => {}}
      tabs={tabs}
      className="panel"
      isReached={false}
    >
      Inhalt
    </CountryTabs>
  )
  expect(sent).toMatch(/role="tabpanel"[^>]*tabindex="-1"[^>]*>Inhalt/u)
  expect(sent).toMatch(/role="tablist"[^>]*aria-label="Land"|aria-label="Land"[^>]*role="tablist"/u)
  expect(sent).not.toContain("style=")
})
