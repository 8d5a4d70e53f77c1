// @vitest-environment jsdom
import { expect, it } from "vitest"
import { hideFormer } from "./hide-former.ts"

it("takes all of a page out of sight but its notice, also what a rule shows by force (rule session.former-user)", () => {
  document.body.innerHTML = `
    <style>dialog { display: block }</style><main>Erika Muster</main><dialog open>Max</dialog><div id="kept">Changed</div>`
  const kept = document.getElementById("kept")
  if (kept === null) throw new Error("The notice is missing")
  hideFormer(document.body, kept)
  const shown = [...document.body.children].map((part) => getComputedStyle(part).display)
  expect(shown).toEqual(["none", "none", "none", "block"])
})

it("tells screen readers of it, also where an open question has kept all else from them (rule session.former-user)", () => {
  document.body.innerHTML = '<div role="dialog">Save?</div><div id="kept" aria-hidden="true">Changed</div>'
  const kept = document.getElementById("kept")
  if (kept === null) throw new Error("The notice is missing")
  hideFormer(document.body, kept)
  expect(kept.hasAttribute("aria-hidden")).toBe(false)
})
