import { type Browser, chromium } from "@playwright/test"
import { mkdir } from "node:fs/promises"
import { answeredConsent, unanswered } from "../e2e/answered-consent.ts"
import { accountScenes } from "./shots/account-scenes.ts"
import { baseDataScenes } from "./shots/base-data-scenes.ts"
import { cancellationScenes } from "./shots/cancellation-scenes.ts"
import { customerScenes } from "./shots/customer-scenes.ts"
import { dealerScenes } from "./shots/dealer-scenes.ts"
import { dealersDeskScenes } from "./shots/dealers-desk-scenes.ts"
import { deskSearchScenes } from "./shots/desk-search-scenes.ts"
import { staffOrderScenes } from "./shots/staff-order-scenes.ts"
import { lastLookScenes } from "./shots/last-look-scenes.ts"
import { lifeScenes } from "./shots/life-scenes.ts"
import { orderScenes } from "./shots/order-scenes.ts"
import { machineScenes } from "./shots/machine-scenes.ts"
import { recordsScenes } from "./shots/records-scenes.ts"
import { reviewScenes } from "./shots/review-scenes.ts"
import { taskScenes } from "./shots/task-scenes.ts"
import { type Scene, scenes } from "./shots/scenes.ts"
import { stationsScenes } from "./shots/stations-scenes.ts"
import { statisticsScenes } from "./shots/statistics-scenes.ts"
import { supportScenes } from "./shots/support-scenes.ts"
import { violationsOf } from "../tools/axe.ts"
import { ensureChromium } from "../tools/chromium.ts"

const usage = `Takes pictures of the pages of a running shop, at 390 and 1280 px, light and dark, and runs axe on each.
  npm run shots -- [address] [name …]     e.g. npm run shots -- http://localhost:4200 home list`

const folder = "shots"
const widths = [390, 1280]
const schemes = ["light", "dark"] as const

const take = async (
  browser: Browser,
  base: string,
  scene: Scene,
  width: number,
  scheme: "light" | "dark"
) => {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width, height: width < 600 ? 844 : 860 },
    colorScheme: scheme,
    locale: "de",
    reducedMotion: "reduce",
    hasTouch: width < 600,
    // a separate network for each screenshot, since the shop counts sign-ins per network; it trusts the header because
    // this script counts as a proxy
    extraHTTPHeaders: { "x-forwarded-for": `10.${crypto.getRandomValues(new Uint8Array(3)).join(".")}` },
    javaScriptEnabled: scene.plain === undefined,
    storageState: scene.isAsked ? unanswered : answeredConsent
  })
  const page = await context.newPage()
  const errors: Array<string> = []
  page.on("pageerror", (error) => errors.push(error.message))
  page.on("console", (message) => {
    const isExpected = message.text().includes("Failed to load resource")
    if (message.type() === "error" && !isExpected) errors.push(message.text())
  })
  try {
    await page.goto(scene.path)
    if (scene.print) await page.emulateMedia({ media: "print" })
    await page.evaluate(() => document.fonts.ready)
    await scene.act?.(page)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if ((await overflow()) > 0) errors.push(`wider than the screen by ${await overflow()} px`)
    await page.screenshot({ path: `${folder}/${scene.name}-${width}-${scheme}.png`, fullPage: !scene.print })
    if (!scene.plain) {
      for (const { id, nodes } of await violationsOf(page))
        errors.push(`axe ${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`)
    }
    // the remaining width of 1280 px at a zoom of 400 % (WCAG 1.4.10)
    await page.setViewportSize({ width: 320, height: 640 })
    if ((await overflow()) > 0) errors.push(`at 320 px wider than the screen by ${await overflow()} px`)
  } catch (error) {
    errors.push(String(error))
  } finally {
    await context.close()
  }
  return errors
}

const [base = "http://localhost:4200", ...names] = process.argv.slice(2)
if (!URL.canParse(base)) {
  console.error(usage)
  process.exit(2)
}
const known = [
  ...scenes,
  ...orderScenes,
  ...stationsScenes,
  ...lastLookScenes,
  ...lifeScenes,
  ...accountScenes,
  ...baseDataScenes,
  ...supportScenes,
  ...recordsScenes,
  ...reviewScenes,
  ...machineScenes,
  ...customerScenes,
  ...cancellationScenes,
  ...dealerScenes,
  ...dealersDeskScenes,
  ...deskSearchScenes,
  ...staffOrderScenes,
  ...statisticsScenes,
  ...taskScenes
]
const chosen = names.length === 0 ? known : known.filter((scene) => names.includes(scene.name))
await mkdir(folder, { recursive: true })
const executablePath = await ensureChromium()
if (executablePath === undefined) process.exit(1)
const browser = await chromium.launch({
  executablePath,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-sync"
  ]
})
let failures = 0
for (const scene of chosen)
  for (const width of widths)
    for (const scheme of schemes) {
      const errors = await take(browser, base, scene, width, scheme)
      failures += errors.length
      for (const error of errors) console.log(`${scene.name} ${width} ${scheme}: ${error}`)
    }
await browser.close()
console.log(
  `${chosen.length * widths.length * schemes.length} pictures in ${folder}/, ${failures} complaints`
)
process.exitCode = failures === 0 ? 0 : 1
