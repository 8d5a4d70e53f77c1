import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, type Page } from "@playwright/test"

/**
 * Computes the styles of every element and pseudo-element of a page, and keeps them in the page for a later comparison.
 */
const look = (page: Page) =>
  page.evaluateHandle(() => {
    const partsOf = (element: Element) => [
      undefined,
      "::before",
      "::after",
      ...(element.matches("li, summary") ? ["::marker"] : []),
      ...(element.matches("input, textarea") ? ["::placeholder"] : []),
      ...(element.matches("dialog, [popover]") ? ["::backdrop"] : [])
    ]
    const linesOf = (style: CSSStyleDeclaration) =>
      [...style].map((property) => `${property}: ${style.getPropertyValue(property)}`)
    return [...document.querySelectorAll("body, body *")].flatMap((element) =>
      partsOf(element).map((part) => {
        const style = getComputedStyle(element, part)
        const isThere = (part !== "::before" && part !== "::after") || style.content !== "none"
        return {
          of: `${element.outerHTML.slice(0, 80)} ${part ?? ""}`,
          lines: isThere ? linesOf(style) : ["not there"]
        }
      })
    )
  })

/**
 * Adds the complete CSS files to a document that contains only a part of their rules; each file is inserted at the
 * place that the page marks for it.
 */
const addWholeFiles = async (page: Page): Promise<number> => {
  const files = await page.evaluate(() => {
    const places = [...document.querySelectorAll('meta[name="rules"]')]
    for (const place of places) {
      const link = document.createElement("link")
      link.rel = "stylesheet"
      link.href = place.getAttribute("content") ?? ""
      place.after(link)
    }
    return places.length
  })
  // without JavaScript, no event reports that the files are loaded
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLLinkElement>('meta[name="rules"] + link')].filter(
            ({ sheet }) => sheet !== null
          ).length
      )
    )
    .toBe(files)
  return files
}

/** Returns the styles that would change if a document contained all rules of its CSS files. */
export const differencesWithWholeFiles = async (page: Page) => {
  const before = await look(page)
  const files = await addWholeFiles(page)
  const after = await look(page)
  const compared = await page.evaluate(
    (looks) => {
      const different = looks.after.flatMap(({ of, lines }, at) => {
        const was = new Set(looks.before[at]?.lines)
        return lines.filter((line) => !was.has(line)).map((line) => `${of} ${line}`)
      })
      return { looks: looks.after.length, different: different.slice(0, 10) }
    },
    { before, after }
  )
  return { files, ...compared }
}

/** Returns the classes of a page's elements for which the build's CSS files have rules that are missing in the page. */
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
