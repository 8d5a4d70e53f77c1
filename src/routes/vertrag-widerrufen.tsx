import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { orderProcessOrder } from "../services/client/order-routes.gen.ts"
import { LiveWithdrawal } from "./-order/LiveWithdrawal.tsx"

const nothing = { name: "", email: "", orderNumber: "", reason: "" }

/**
 * Page: "Vertrag widerrufen" (rule law.withdrawal-form), public; a user who opens it from one of their own orders gets
 * a prefilled form. The shop accepts no form posts here, so the form needs JavaScript and explains how to withdraw
 * without it.
 */
export const Route = createFileRoute("/vertrag-widerrufen")({
  staticData: { page: "app", texts: ["order"] },
  validateSearch: (search: Record<string, unknown>) =>
    typeof search["bestellung"] === "string" ? { bestellung: search["bestellung"] } : {},
  loaderDeps: ({ search }) => ({ orderId: search.bestellung }),
  loader: async ({ context: { client, i18n }, deps: { orderId } }) => {
    const title = i18n._(msg`Vertrag widerrufen – Heizmarkt`)
    const answer =
      orderId === undefined ? undefined : await client.call(orderProcessOrder, { params: { orderId } })
    if (answer?.type !== "ok") return { form: nothing, title }
    const { deliveryAddress, invoiceAddress, emailAddress, orderNumber } = answer.value
    const { firstName, lastName } = invoiceAddress ?? deliveryAddress
    const form = { name: `${firstName} ${lastName}`.trim(), email: emailAddress, orderNumber, reason: "" }
    return { form, title }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => ({
    meta: [
      ...(loaderData === undefined ? [] : [{ title: loaderData.title }]),
      { name: "robots", content: "noindex" }
    ]
  }),
  component: Page
})

function Page() {
  return <LiveWithdrawal form={Route.useLoaderData().form} />
}
