// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, render, screen, within } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import type { ContentKind } from "../../../domain/content/content-page.ts"
import { createI18n } from "../../../locales/i18n.ts"
import { PagesPage } from "./PagesPage.tsx"

afterEach(cleanup)

const kindsShown = (kinds: ReadonlyArray<ContentKind>, kind?: ContentKind) => {
  render(
    <I18nProvider i18n={createI18n("de", {})}>
      <PagesPage
        list={{ items: [], total: 0, page: 1, size: 20 }}
        title="Seiten"
        path="/support/cms/list"
        kinds={kinds}
        words=""
        kind={kind}
        state={undefined}
        countryId={null}
        editor={undefined}
        sort="path"
        isTree={false}
        maxLength={100}
        isLoading={false}
        hrefOf={() => "/"}
        editorHref={() => "/"}
        treeHref="/"
        listHref="/"
        onRetry={undefined}
        onCreate={undefined}
      />
    </I18nProvider>
  )
  const field = screen.queryByLabelText("Art")
  return (
    field &&
    within(field)
      .getAllByRole("option")
      .map((option) => option.getAttribute("value"))
  )
}

it.each<[ReadonlyArray<ContentKind>, ContentKind | undefined, ReadonlyArray<string> | null]>([
  [["landing", "guide", "news"], undefined, ["", "landing", "guide", "news"]],
  [["guide", "news"], "guide", ["guide", "news"]],
  [["landing"], "landing", null]
])(
  "of a list of %j, kinds can be chosen that the list has: %s (rule content.rights)",
  (kinds, kind, options) => {
    expect(kindsShown(kinds, kind)).toEqual(options)
  }
)
