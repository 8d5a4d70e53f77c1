import { createFileRoute } from "@tanstack/react-router"

/** The address of a step; what it shows stands in the route above it. Its titles come with the wizard's script. */
export const Route = createFileRoute("/$productGroup/bestellung/{-$stepOrVariant}/{-$stepName}/{-$subStep}")({
  staticData: { page: "app" },
  head: async ({ params, match }) =>
    (await import("../ui/order/step-head.ts")).stepHead(
      match.context.i18n,
      params.stepOrVariant,
      params.stepName
    )
})
