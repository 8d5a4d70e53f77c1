import { createFileRoute } from "@tanstack/react-router"

/**
 * Route for the URL of a step; the parent route renders the step's content. The step titles are loaded with the
 * wizard's script.
 */
export const Route = createFileRoute("/$productGroup/bestellung/{-$stepOrVariant}/{-$stepName}/{-$subStep}")({
  staticData: { page: "app" },
  head: async ({ params, match }) =>
    (await import("../ui/order/step-head.ts")).stepHead(
      match.context.i18n,
      params.stepOrVariant,
      params.stepName
    )
})
