import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"

/**
 * Adds to a document all rules of the CSS files that it has cut, where they belong, and tells what they change: computed styles of every
 * element and of what is generated before and behind it.
 */
export const differencesWithWholeFiles = (page: Page) =>
  page.evaluate(async () => {
    const parts = [undefined, "::before", "::after", "::marker", "::placeholder", "::backdrop"]
    const look = () =>
      [...document.querySelectorAll("body, body *")].flatMap((element) =>
        parts.map((part) => {
          const style = getComputedStyle(element, part)
          return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)
        })
      )
    const before = look()
    const places = [...document.querySelectorAll('meta[name="rules"]')]
    await Promise.all(
      places.map(
        (place) =>
          new Promise((resolve, reject) => {
            const link = document.createElement("link")
            link.rel = "stylesheet"
            link.href = place.getAttribute("content") ?? ""
            link.onload = resolve
            link.onerror = () => reject(new Error(`There is no ${link.href}`))
            place.after(link)
          })
      )
    )
    const after = look()
    const elements = [...document.querySelectorAll("body, body *")]
    const different = after.flatMap((style, at) => {
      const was = new Set(before[at])
      const name = elements[Math.floor(at / parts.length)]?.outerHTML.slice(0, 80)
      return style
        .filter((line) => !was.has(line))
        .map((line) => `${name} ${parts[at % parts.length] ?? ""} ${line}`)
    })
    return { files: places.length, elements: elements.length, different: different.slice(0, 10) }
  })

/** Classes of a page's elements that CSS files of the build have rules for, and the page has not. */
export const unstyledClasses = async (page: Page): Promise<ReadonlyArray<string>> => {
  const file = join(import.meta.dirname, "../../../dist/client/.vite/rules.json")
  const built = new Set(readFileSync(file, "utf8").match(/_[A-Za-z0-9]{5}/gu))
  const { used, styled } = await page.evaluate(() => {
    const textOf = (sheet: CSSStyleSheet) => [...sheet.cssRules].map((rule) => rule.cssText).join("\n")
    return {
      used: [...document.querySelectorAll("[class]")].flatMap((element) => [...element.classList]),
      styled: [...document.styleSheets]
        .filter((sheet) => !sheet.disabled)
        .map(textOf)
        .join("\n")
    }
  })
  return [...new Set(used)].filter((name) => built.has(name) && !styled.includes(`.${name}`))
}
