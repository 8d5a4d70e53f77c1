import { msg } from "@lingui/core/macro"
import { createFileRoute, notFound } from "@tanstack/react-router"
import type { PrintedDocument } from "../domain/order/life/order-page.ts"
import type { Client } from "../services/client/client.ts"
import { orderLifeBill, orderProcessOrder } from "../services/client/order-routes.gen.ts"
import { useLive } from "../ui/kit/live/use-live.ts"
import { MessageLayout } from "../ui/layouts/FocusedLayout.tsx"
import { PlainPrintLayout } from "../ui/layouts/PlainPrintLayout.tsx"
import { OrderNotOpened } from "../ui/order/wizard/OrderNotOpened.tsx"
import { OrderUnreachable } from "../ui/order/wizard/OrderUnreachable.tsx"
import { BillPaper } from "../ui/order/placed/BillPaper.tsx"
import { PrintedOrder } from "../ui/order/placed/PrintedOrder.tsx"
import { usePageFacts } from "./-page/page-facts.ts"

/** The last path segment of each document (server/orders/life/page-of.ts returns the whole path). */
const kinds: Readonly<Record<string, PrintedDocument>> = {
  bestellung: "order",
  ratenplan: "plan",
  agb: "terms",
  widerruf: "withdrawal",
  widerrufsformular: "withdrawalForm"
}

/** Loads the bill, which its seller may see as well; the seller sees nothing else of the order here. */
const loadBill = async (client: Client, orderId: string, document: "rechnung" | "stornorechnung") => {
  const answer = await client.call(orderLifeBill, { params: { orderId } })
  if (answer.type === "ok" && document === "rechnung") return { paper: "bill" as const, bill: answer.value }
  if (answer.type === "ok") {
    const { creditNote } = answer.value
    if (creditNote === null) throw notFound()
    return { paper: "bill" as const, bill: answer.value, credit: creditNote }
  }
  if (answer.type === "unreachable" || answer.status === 429 || answer.status >= 500)
    return { paper: "unreachable" as const }
  throw notFound()
}

/**
 * Print view of an order's document, for users who may see the order; with `.pdf` appended the server returns a file.
 */
export const Route = createFileRoute("/druckansicht/bestellung/$orderId/$document")({
  staticData: { page: "app", texts: ["order"] },
  loader: async ({ params, context: { client } }) => {
    const { orderId, document } = params
    if (document === "rechnung" || document === "stornorechnung") return loadBill(client, orderId, document)
    const answer = await client.call(orderProcessOrder, { params: { orderId: params.orderId } })
    if (answer.type === "unreachable" || (answer.type === "refused" && answer.status === 429))
      return { paper: "unreachable" as const }
    const kind = kinds[params.document]
    // the order must have the requested document: Switzerland, for example, has no withdrawal form
    if (
      answer.type !== "ok" ||
      kind === undefined ||
      !answer.value.documents.some((each) => each.kind === kind)
    )
      throw notFound()
    return { paper: "order" as const, order: answer.value, kind }
  },
  head: ({ match }) => ({
    meta: [
      { title: match.context.i18n._(msg`Unterlagen zur Bestellung – Heizmarkt`) },
      { name: "robots", content: "noindex" }
    ]
  }),
  component: Paper,
  notFoundComponent: NotOpened
})

function NotOpened() {
  const facts = usePageFacts()
  return (
    <MessageLayout facts={facts}>
      <OrderNotOpened phone={facts.customerPhone} />
    </MessageLayout>
  )
}

function Paper() {
  const loaded = Route.useLoaderData()
  const { page } = Route.useRouteContext()
  const facts = usePageFacts()
  const isLive = useLive()
  const { operator } = page.site
  if (loaded.paper === "unreachable")
    return (
      <MessageLayout facts={facts}>
        <OrderUnreachable />
      </MessageLayout>
    )
  return (
    <PlainPrintLayout
      company={`${operator.name}, ${operator.street}, ${operator.zipCode} ${operator.city}`}
      {...(isLive && { onPrint: () => window.print() })}
    >
      {loaded.paper === "bill" ? (
        <BillPaper bill={loaded.bill} credit={loaded.credit} company={operator.name} />
      ) : (
        <PrintedOrder order={loaded.order} kind={loaded.kind} operator={operator} />
      )}
    </PlainPrintLayout>
  )
}
