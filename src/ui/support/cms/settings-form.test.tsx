// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import type { ContentKind, ContentVersion } from "../../../domain/content/content-page.ts"
import { createI18n } from "../../../locales/i18n.ts"
import { SettingsForm } from "./SettingsForm.tsx"

afterEach(cleanup)

const picture = { src: "/bilder/fass.svg", alt: "", width: 800, height: 300 } as const

const shown = (kind: ContentKind, parts: Partial<ContentVersion>) => {
  const contents = { title: "T", teaser: "t", seoTitle: "s", description: "d", blocks: [], ...parts }
  render(
    <I18nProvider i18n={createI18n("de", {})}>
      <SettingsForm
        kind={kind}
        draft={{ theme: null, countries: [1], author: "Redaktion", featured: false, contents }}
        errorOf={() => undefined}
        onEdit={() => {}}
      />
    </I18nProvider>
  )
}
const hasField = () => screen.queryByLabelText("Adresse des Bildes") !== null

it.each<[ContentKind, Partial<ContentVersion>, boolean]>([
  ["landing", { picture }, true],
  ["landing", { picture, drawing: "pellets" }, false],
  ["landing", {}, false],
  ["guide", { picture }, true]
])(
  "of a page of kind %s with %j show the picture that visitors see: %s (rule content.editor)",
  (kind, parts, isShown) => {
    shown(kind, parts)
    expect(hasField()).toBe(isShown)
    expect(screen.queryByRole("button", { name: "Eigenes Bild" }) !== null).toBe(
      parts.picture === undefined && parts.drawing === undefined
    )
  }
)
