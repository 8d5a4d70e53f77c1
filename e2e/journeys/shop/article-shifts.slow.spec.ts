import { type BrowserContext, expect } from "@playwright/test"
import { csrfCookie } from "../../../src/domain/account/csrf-cookie.ts"
import { type AsEditor, publishIllustrated } from "../../../tools/illustrated-article.ts"
import { mostShift, shiftWhileScrolled } from "../../shifts.ts"
import { enter } from "../../signed-in.ts"
import { makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"

const asEditor =
  (context: BrowserContext): AsEditor =>
  async (path, body) => {
    const csrf = (await context.cookies()).find(({ name }) => name === csrfCookie)?.value
    const answer = await context.request.fetch(path, {
      method: body === undefined ? "GET" : "POST",
      ...(body !== undefined && { data: body instanceof Uint8Array ? Buffer.from(body) : body }),
      headers: {
        "x-csrf-token": decodeURIComponent(csrf ?? ""),
        ...(body instanceof Uint8Array && { "content-type": "application/octet-stream" })
      }
    })
    expect(answer.status(), await answer.text()).toBe(200)
    const said: unknown = await answer.json()
    return said
  }

test("an article with three uploaded pictures does not shift while it loads and is scrolled, at 390 and 1280 px", async ({
  context,
  contexts
}) => {
  const path = `/news/artikel/bilder-${ownWord().toLowerCase()}` as const
  const { email } = await makePerson("Role_Interaid_Editor", "Bildreich")
  await enter(context, email, true)
  await publishIllustrated(asEditor(context), path)
  for (const [width, height] of [
    [390, 844],
    [1280, 900]
  ] as const)
    for (const colorScheme of ["light", "dark"] as const) {
      const visiting = await contexts.open({ viewport: { width, height }, colorScheme })
      const page = await visiting.newPage()
      await expect(async () => {
        expect((await page.goto(path, { waitUntil: "load" }))?.status()).toBe(200)
      }).toPass()
      expect
        .soft(await shiftWhileScrolled(page), `${width} px, ${colorScheme}`)
        .toBeLessThanOrEqual(mostShift)
      const pictures = page.getByRole("article").getByRole("img")
      await expect(pictures).toHaveCount(3)
      for (const picture of await pictures.all()) {
        await expect(picture).not.toHaveJSProperty("naturalWidth", 0)
        expect(await picture.evaluate((shown: HTMLImageElement) => shown.currentSrc)).toMatch(/\.avif$/u)
      }
    }
})
