// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest"
import { clearOnStart } from "./simple-form.ts"
import { keptValues } from "./storage.ts"

afterEach(() => document.body.replaceChildren())

const press = (name: string, isHeard: boolean): string | undefined => {
  document.body.innerHTML = `<form data-group="3"><button name="${name}"></button></form>`
  const form = document.querySelector("form")
  const button = document.querySelector("button")
  if (form === null || button === null) throw new Error("There is no form")
  const values = keptValues(() => undefined)
  values.set("calc:1:3", "{}")
  clearOnStart(form, 1, values)
  form.addEventListener("submit", (event) => {
    if (isHeard) event.preventDefault()
  })
  form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button }))
  return values.get("calc:1:3")
}

it("clears the saved options if the browser submits the form without its script", () => {
  expect(press("", false)).toBeUndefined()
})

it("keeps them if the form's own script handles the submit, and for users who open the settings", () => {
  expect(press("", true)).toBe("{}")
  expect(press("openSettings", false)).toBe("{}")
})
