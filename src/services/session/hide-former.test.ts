// @vitest-environment jsdom
import { expect, it } from "vitest"
import { hideFormer } from "./hide-former.ts"

it("hides the whole page except its notice, even elements whose style forces them to be shown (rule session.former-user)", () => {
  document.body.innerHTML = `
    <style>dialog { display: block }</style><main>Erika Muster</main><dialog open>Max</dialog><div id="kept">Changed</div>`
  const kept = document.getElementById("kept")
  if (kept === null) throw new Error("The notice is missing")
  hideFormer(document.body, kept)
  const shown = [...document.body.children].map((part) => getComputedStyle(part).display)
  expect(shown).toEqual(["none", "none", "none", "block"])
})

it("makes the notice readable for screen readers, even if an open dialog had hidden it (rule session.former-user)", () => {
  document.body.innerHTML = '<div role="dialog">Save?</div><div id="kept" aria-hidden="true">Changed</div>'
  const kept = document.getElementById("kept")
  if (kept === null) throw new Error("The notice is missing")
  hideFormer(document.body, kept)
  expect(kept.hasAttribute("aria-hidden")).toBe(false)
})
