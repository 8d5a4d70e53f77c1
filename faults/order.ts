import { Schema } from "effect"
import { placeForm } from "../bench/wizard-forms.ts"
import type { OrderDraft } from "../src/domain/order/draft.ts"
import { broken } from "./broken.ts"
import type { Browser } from "./browser.ts"
import { read } from "./reading.ts"
import type { Scene } from "./scene.ts"
import type { Action, Story } from "./story.ts"

const readPlaced = read(Schema.Struct({ OrderId: Schema.optionalKey(Schema.String) }))
const readState = read(Schema.Struct({ Status: Schema.String, Version: Schema.Int }))
const readPage = read(
  Schema.Struct({
    OrderNumber: Schema.String,
    Status: Schema.String,
    Version: Schema.Int,
    Stations: Schema.Array(Schema.Struct({ Amount: Schema.Int })),
    Payment: Schema.Struct({ Variant: Schema.String })
  })
)
type Page = ReturnType<typeof readPage>
const readReceipt = read(Schema.Struct({ Reference: Schema.String }))

const keysOf = ({ orderDraftId }: OrderDraft, clicks: Story["clicks"]): ReadonlyArray<string> => {
  const key = `key-${orderDraftId}`
  if (clicks === "one") return [key]
  return clicks === "two" ? [key, key] : [key, `tab-${orderDraftId}`]
}

/**
 * Confirms the order once or several times in parallel, and repeats each call until it has its final response; returns
 * the id of the resulting order.
 */
export const placed = async (
  scene: Scene,
  browser: Browser,
  draft: OrderDraft,
  clicks: Story["clicks"]
): Promise<string> => {
  const body = placeForm(draft)
  const orders = await Promise.all(
    keysOf(draft, clicks).map(async (key) => {
      const noted = { subject: draft.orderDraftId, call: "place", key }
      scene.ledger.note({ ...noted, what: "asked", says: "" })
      const said = await browser.asked("POST", "/api/order-process/place", body, { "idempotency-key": key })
      const { OrderId: orderId } = readPlaced(said)
      if (orderId === undefined) return broken(scene.ledger, noted, `${said.status} ${said.text}`)
      scene.ledger.note({ ...noted, what: "answered", says: orderId })
      return orderId
    })
  )
  return orders[0] ?? ""
}

const dayIn = (days: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(Date.now() + days * 86_400_000)

/** An action of the story, or its part for one station. */
interface Part {
  readonly action: Action
  readonly words: object
}

/**
 * Splits the actions of a story into calls: orders with several stations need one call per station, and an announced
 * debit is not settled before its day.
 */
const partsOf = ({ Stations: stations, Payment: payment }: Page, actions: Story["actions"]) =>
  actions.flatMap((action): ReadonlyArray<Part> => {
    if (action === "settle" && payment.Variant.endsWith("Sepa")) return []
    if (action !== "deliver" || stations.length === 0) return [{ action, words: wordsOf(action) }]
    return stations.map(({ Amount: amount }, index) => ({
      action,
      words: { ...wordsOf(action), Amount: amount, Station: index + 1 }
    }))
  })

/** Staff act for the seller and give a reason for acting on the dealer's behalf. */
const onBehalf = { BehalfReason: "Am Telefon gesagt" }

const wordsOf = (action: Action): object => {
  switch (action) {
    case "schedule":
      return { Reason: "Mit dem Käufer vereinbart.", ...onBehalf }
    case "deliver":
      return { Day: dayIn(0), Amount: 5900, IsMixed: false, Reason: "", ...onBehalf }
    case "refuse":
    case "cancel-sale":
      return { Reason: "Es hat sich etwas geändert.", ...onBehalf }
    case "cancel":
      return { Reason: "Es hat sich etwas geändert." }
    case "withdraw":
      return { Reason: "" }
    case "confirm":
      return onBehalf
    // an empty body: an invoice gets the next number of the seller's number range
    case "invoice":
    case "settle":
    case "declare":
      return {}
  }
}

const byBuyer: ReadonlySet<Action> = new Set<Action>(["cancel", "withdraw"])

/** Runs the actions of a story on an order, repeating each one until the shop gives a final response. */
export const led = async (
  scene: Scene,
  { buyer, seller }: { readonly buyer: Browser; readonly seller: Browser },
  { orderId, mailbox }: { readonly orderId: string; readonly mailbox: string },
  { actions, isHasty }: Story
): Promise<void> => {
  const page = async () => {
    const said = await buyer.asked("GET", `/api/orders/${orderId}`)
    const noted = { subject: orderId, call: "order", key: "" }
    return said.status === 200 ? readPage(said) : broken(scene.ledger, noted, `${said.status} ${said.text}`)
  }
  const first = await page()
  const orderNumber = first.OrderNumber
  let { Version: version, Status: status } = first
  for (const { action, words } of partsOf(first, actions)) {
    const noted = { subject: orderId, call: action, key: String(version) }
    const by = byBuyer.has(action) ? buyer : seller
    const ask = async () => {
      scene.ledger.note({ ...noted, what: "asked", says: "" })
      const said =
        action === "declare"
          ? await buyer.asked("POST", "/api/withdrawals", {
              Name: "Erika Beispiel",
              Email: mailbox,
              OrderNumber: orderNumber,
              Reason: "",
              CountryId: 1
            })
          : await by.asked("POST", `/api/orders/${orderId}/${action}`, {
              Version: version,
              ...words,
              ...(action === "schedule" ? { Day: dayIn(10 + version) } : {})
            })
      if (said.status !== 200) return broken(scene.ledger, noted, `${said.status} ${said.text}`)
      const state =
        action === "declare"
          ? { Status: "withdrawn", Version: version + 1, says: readReceipt(said).Reference }
          : { ...readState(said), says: readState(said).Status }
      scene.ledger.note({ ...noted, what: "answered", says: state.says })
      return state
    }
    const [state] = await Promise.all(isHasty ? [ask(), ask()] : [ask()])
    if (state === undefined) continue
    version = state.Version
    status = state.Status
  }
  const now = await page()
  if (now.Status !== status || now.Version !== version)
    broken(
      scene.ledger,
      { subject: orderId, call: "order", key: String(version) },
      `is ${now.Status} in version ${now.Version}, not ${status}`
    )
}
