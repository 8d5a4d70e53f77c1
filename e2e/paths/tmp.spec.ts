import { test } from "../test.ts"
test("tmp", async ({ contexts }) => {
  const context = await contexts.open()
  const page = await context.newPage()
  page.on("console", (m) => console.log("console", m.text()))
  page.on("pageerror", (m) => console.log("error", m.message))
  await page.request.get("/session/renew")
  await page.goto("/holzpellets-lose/bestellung?draft=nobodys")
  for (let i = 0; i < 4; i++) {
    await new Promise((d) => setTimeout(d, 1000))
    console.log(
      JSON.stringify(
        await page.evaluate(() => [
          window.machineStates,
          location.href,
          document.querySelector("h1")?.textContent
        ])
      )
    )
  }
})
