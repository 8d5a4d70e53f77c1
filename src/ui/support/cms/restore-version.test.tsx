// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { isOnlyDraft, publicationStates } from "../../../domain/content/publication.ts"
import { createI18n } from "../../../locales/i18n.ts"
import { RestoreVersion } from "./RestoreVersion.tsx"

afterEach(cleanup)

/** Renders the button and clicks it; returns a function that reports how many times the version was restored. */
const restoring = (endsDraft: boolean) => {
  let times = 0
  render(
    <I18nProvider i18n={createI18n("de", {})}>
      <RestoreVersion number={2} endsDraft={endsDraft} onRestore={() => (times += 1)} />
    </I18nProvider>
  )
  fireEvent.click(screen.getByRole("button", { name: "Fassung 2 wiederherstellen" }))
  return () => times
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))

describe("restoring a version (rule content.publication)", () => {
  it("asks first where it would end a draft that no version keeps", () => {
    const times = restoring(true)
    expect(screen.getByRole("dialog").textContent).toContain("steht in keiner Fassung")
    press("Abbrechen")
    expect([screen.queryByRole("dialog"), times()]).toEqual([null, 0])
    press("Fassung 2 wiederherstellen")
    press("Entwurf ersetzen")
    expect([screen.queryByRole("dialog"), times()]).toEqual([null, 1])
  })

  it("asks nothing where the newest text is a version", () => {
    const times = restoring(false)
    expect([screen.queryByRole("dialog"), times()]).toEqual([null, 1])
  })

  it("counts a text as a draft alone until it is published or planned", () => {
    expect(publicationStates.filter(isOnlyDraft)).toEqual(["draft", "inReview", "approved"])
  })
})
