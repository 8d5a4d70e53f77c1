// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest"
import { stopStrayClicks } from "./double-click.ts"

stopStrayClicks()
let followed: Array<string>

const click = (id: string, detail: number) =>
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }))

beforeEach(() => {
  followed = []
  document.body.innerHTML = `<button id="send">Senden</button><p id="text"></p><a id="imprint" href="#"><b id="word">Impressum</b></a>`
  for (const element of document.querySelectorAll("button, a"))
    element.addEventListener("click", () => followed.push(element.id))
})

it("a double click whose second click hits another link follows only the first (rule page.double-click)", () => {
  click("send", 1)
  click("word", 2)
  click("word", 3)
  expect(followed).toEqual(["send"])
})

it("a double click on one button, and separate single clicks, are all handled", () => {
  click("send", 1)
  click("send", 2)
  click("imprint", 1)
  click("word", 2)
  click("send", 0)
  expect(followed).toEqual(["send", "send", "imprint", "imprint", "send"])
})

it("a double click that started on a text does not press a button that appears there", () => {
  click("text", 1)
  click("send", 2)
  expect(followed).toEqual([])
})
