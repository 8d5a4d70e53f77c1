import type { Page } from "@playwright/test"
import { enterAs, insertMail } from "../../e2e/kept-mails.ts"
import type { Role } from "../../src/domain/rights/roles.ts"
import type { Scene } from "./scenes.ts"

const admin = "Role_Interaid_Admin"
const long = "maximiliane.von-und-zu-hohenlohe-langenburg@beispiel-genossenschaft.example"

/**
 * Creates a screenshot scene of a page behind the sign-in; E2E_DATA must name the data folder of the shop that is
 * photographed.
 */
const behind = (
  name: string,
  role: Role,
  path: string,
  act: (page: Page) => Promise<unknown> = () => Promise.resolve()
): Scene => ({
  name: `records-${name}`,
  path: "/agb",
  act: async (page) => {
    await enterAs(page, role, path)
    await page.locator("h1").first().waitFor()
    await act(page)
  }
})

const failed = (job?: { readonly task: string; readonly payload: object }) =>
  insertMail({
    recipient: long,
    failure: "Can't send mail - all recipients were rejected: 550 5.1.1 No such user here",
    ...(job && { job })
  })

const openMail = async (page: Page, job?: { readonly task: string; readonly payload: object }) => {
  await page.goto(`/support/postausgang/${await failed(job)}`)
  await page.getByRole("heading", { level: 1 }).waitFor()
}

const job = { task: "order-confirmation", payload: { orderId: "none" } }

/** API response that reports problems of the shop: a server process without a heartbeat, late mails, failed jobs. */
const troubled = {
  Copies: [
    { StartedAt: "2026-11-28T06:00:00.000Z", HasAnswered: false },
    { StartedAt: "2026-11-29T06:00:00.000Z", HasAnswered: true }
  ],
  Queues: [{ Task: "price-day", Waiting: 2, GivenUp: 1, OldestDueAt: "2026-11-29T02:05:00.000Z" }],
  Mails: { AreSent: true, Waiting: 3, GivenUp: 12, OldestSeconds: 4_000 },
  Alerts: [
    { Name: "MailsLate", Severity: "page" },
    { Name: "JobsGivenUp", Severity: "ticket" }
  ]
}

/** Screenshot scenes of the logs and mails for staff. */
export const recordsScenes: ReadonlyArray<Scene> = [
  behind("entrance-admin", admin, "/support", async (page) => {
    await failed()
    await page.reload()
  }),
  behind("entrance-editor", "Role_Interaid_Editor", "/support"),
  behind("info", "Role_Interaid_CustomerSupport", "/support", async (page) => {
    await page.getByRole("checkbox", { name: /Support-Angaben/u }).check()
    await page.locator("[data-support-info] summary").click()
  }),
  behind("press", "Role_Interaid_Marketing", "/support/presse", (page) =>
    page.waitForFunction(() => {
      for (const image of document.images) image.loading = "eager"
      return [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    })
  ),
  behind("outbox", admin, "/support/postausgang", async (page) => {
    await failed()
    await insertMail({ recipient: "erika@beispiel.example" })
    await page.reload()
  }),
  behind("outbox-none", admin, "/support/postausgang?suche=gibtesnicht"),
  behind("outbox-away", admin, "/support", async (page) => {
    await page.route("**/api/support/postausgang**", (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole("link", { name: "Postausgang" }).first().click()
    await page.getByRole("alert").waitFor()
  }),
  behind("mail", admin, "/support", (page) => openMail(page, job)),
  behind("mail-again", admin, "/support", async (page) => {
    await openMail(page, job)
    await page.route("**/senden", (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole("button", { name: "Noch einmal senden" }).click()
    await page.getByRole("alert").waitFor()
  }),
  behind("option-rules", "Role_Interaid_DealerSupport", "/support/parameter-requirement"),
  behind(
    "option-rules-one",
    "Role_Interaid_DealerSupport",
    "/support/parameter-requirement/de/holzpellets-lose"
  ),
  behind("prompts", "Role_Interaid_Editor", "/support/cms/prompts"),
  behind("prompt-new", "Role_Interaid_Editor", "/support/cms/prompts/neu"),
  behind("slots", "Role_Interaid_AdManager", "/support/slots"),
  behind("slot", "Role_Interaid_AdManager", "/support/slots/1"),
  behind("slot-new", "Role_Interaid_AdManager", "/support/slots/create"),
  behind("adverts", "Role_Interaid_AdManager", "/support/adverts"),
  behind("advert", "Role_Interaid_AdManager", "/support/adverts/1"),
  behind("advert-new", "Role_Interaid_AdManager", "/support/adverts/create"),
  behind("campaigns", "Role_Interaid_Marketing", "/support/campaigns"),
  behind("campaign", "Role_Interaid_Marketing", "/support/campaigns/1"),
  behind("campaign-new", "Role_Interaid_Marketing", "/support/campaigns/create"),
  behind("campaign-read", "Role_Interaid_Financial", "/support/campaigns/1"),
  behind("searches", "Role_Interaid_Editor", "/support/cms/suchen"),
  behind("operations", admin, "/support/betrieb"),
  behind("operations-wrong", admin, "/support", async (page) => {
    await page.route("**/api/support/betrieb", async (route) => {
      const json: unknown = await (await route.fetch()).json()
      if (typeof json !== "object") throw new Error("The call answered no object")
      await route.fulfill({ json: { ...json, ...troubled } })
    })
    await page.getByRole("link", { name: "Betrieb" }).first().click()
    await page.getByText("price-day").waitFor()
  }),
  behind("operations-away", admin, "/support", async (page) => {
    await page.route("**/api/support/betrieb", (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole("link", { name: "Betrieb" }).first().click()
    await page.getByRole("alert").waitFor()
  }),
  behind("audit", admin, "/support/protokoll"),
  behind(
    "audit-none",
    admin,
    "/support/protokoll?konto=niemand%40haus.example&ereignis=locked&tag=2026-11-21"
  )
]
