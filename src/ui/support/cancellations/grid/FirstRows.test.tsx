import { I18nProvider } from "@lingui/react"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { renderToString } from "react-dom/server"
import { expect, it } from "vitest"
import { cancellationColumns } from "../../../../domain/cancellation/columns.ts"
import { rowOf } from "../../../../domain/cancellation/row.test-support.ts"
import { loadAnyTexts } from "../../../../locales/all-catalogs.ts"
import { createI18n } from "../../../../locales/i18n.ts"
import { SiteProvider } from "../../../kit/site.tsx"
import { templateOf } from "./column-widths.ts"
import { FirstRows } from "./FirstRows.tsx"

const ofOne = cancellationColumns.filter((column) => column !== "dealer")

it.each([
  ["all", cancellationColumns],
  ["one", ofOne]
] as const)(
  "has the widths of the grid where rows are of %s of the dealers (rule desk.tables)",
  (of, columns) => {
    const css = readFileSync(join(import.meta.dirname, "FirstRows.module.css"), "utf8")
    const about = (part: string) =>
      new RegExp(String.raw`\[data-of="${of}"\]${part} \{\s*[\w-]+:\s*([^;]+);`, "u")
        .exec(css)?.[1]
        ?.replaceAll(/\s+/gu, " ")
        .replaceAll(/(?<=\() | (?=\))/gu, "")
    const { template, least } = templateOf(columns)
    expect(about(" .columns")).toBe(template)
    expect(about("")).toBe(least)
  }
)

it("the rows are rendered by the server without inline styles, and hidden from screen readers", async () => {
  const i18n = createI18n("de", await loadAnyTexts("de", ["support"]))
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <SiteProvider locale="de" base="">
        <FirstRows rows={[rowOf("a"), rowOf("b")]} columns={ofOne} />
      </SiteProvider>
    </I18nProvider>
  )
  expect(html.match(/data-first-row/gu)).toHaveLength(2)
  expect(html).not.toContain("style=")
  expect(html).not.toMatch(/<(?:button|select|input|a)\b/u)
  expect(html).toContain('aria-hidden="true"')
})

it("order numbers do not look like links, as they do not work yet (decision 113)", () => {
  const css = readFileSync(join(import.meta.dirname, "FirstRows.module.css"), "utf8")
  expect(css).not.toMatch(/underline|--brand-ink|cursor/u)
})
