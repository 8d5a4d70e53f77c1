// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest"
import { takeAlongInForms } from "./take-along.ts"

let stop = new AbortController()
afterEach(() => {
  stop.abort()
  stop = new AbortController()
  document.body.replaceChildren()
  history.replaceState(null, "", "/")
})

/** Returns what a browser submits of a form; jsdom itself does not dispatch the event. */
const submitted = (markup: string): ReadonlyArray<string> => {
  document.body.innerHTML = markup
  const form = document.querySelector("form")
  if (form === null) throw new Error("the form is not there")
  const formData = new FormData(form)
  form.dispatchEvent(Object.assign(new Event("formdata", { bubbles: true }), { formData }))
  return [...formData].map(([name, value]) => `${name}=${typeof value === "string" ? value : ""}`)
}

const fields = '<input name="zeitraum" value="5"><input name="gruppen" value="27">'

test("a form that loads the page again takes along what the address says now", () => {
  history.replaceState(null, "", "/pelletpreise?vergleich=bayern&plz=80331")
  takeAlongInForms(["zeitraum", "vergleich"], stop.signal)
  expect(submitted(`<form action="/pelletpreise#regionen">${fields}</form>`)).toEqual([
    "gruppen=27",
    "vergleich=bayern"
  ])
})

test("forms that post or lead to another page are submitted as they are", () => {
  history.replaceState(null, "", "/pelletpreise?vergleich=bayern")
  takeAlongInForms(["zeitraum", "vergleich"], stop.signal)
  const other = submitted(`<form action="/pelletpreise/suche">${fields}</form>`)
  const posted = submitted(`<form action="/pelletpreise" method="post">${fields}</form>`)
  expect([other, posted]).toEqual([
    ["zeitraum=5", "gruppen=27"],
    ["zeitraum=5", "gruppen=27"]
  ])
})

test("after the chart has been removed, no form is changed", () => {
  history.replaceState(null, "", "/pelletpreise?vergleich=bayern")
  takeAlongInForms(["zeitraum", "vergleich"], stop.signal)
  stop.abort()
  expect(submitted(`<form action="/pelletpreise">${fields}</form>`)).toEqual(["zeitraum=5", "gruppen=27"])
})
