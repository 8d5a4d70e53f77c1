// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import type { ReactElement } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { loadEveryText } from "../../locales/all-catalogs.ts"
import { createI18n } from "../../locales/i18n.ts"
import { SiteProvider } from "../kit/site.tsx"
import { RatingForm } from "./RatingForm.tsx"
import { ReportForm } from "./ReportForm.tsx"

afterEach(cleanup)

const act = vi.fn()

const rating = <RatingForm who="" isActing={false} onRate={act} />
const report = <ReportForm isActing={false} onReport={act} />

it.each<readonly [name: string, form: ReactElement, label: RegExp, most: number]>([
  ["a rating", rating, /anderen sagen/u, 2000],
  ["a report", report, /sollten wir wissen/u, 1000]
])(
  "a text of %s that is too long stays in its field, and the page says so",
  async (_name, form, label, most) => {
    const i18n = createI18n("de", await loadEveryText("de"))
    render(
      <I18nProvider i18n={i18n}>
        <SiteProvider locale="de" base="">
          {form}
        </SiteProvider>
      </I18nProvider>
    )
    const field = screen.getByLabelText<HTMLTextAreaElement>(label)
    expect(field.maxLength, "the browser would cut off what is pasted").toBe(-1)
    fireEvent.change(field, { target: { value: "x".repeat(most + 1) } })
    const sheet = field.form
    if (sheet === null) throw new Error("the field is in no form")
    fireEvent.submit(sheet)
    expect(
      screen.getAllByText(`Hier passen höchstens ${most} Zeichen. Bitte kürzen Sie den Text.`)
    ).not.toEqual([])
    expect(field.value).toHaveLength(most + 1)
    expect(act).not.toHaveBeenCalled()
  }
)
