/** Tests with a long run, of which `npm test` makes a fixed part (`long-runs.ts`). */
export const longFiles: Readonly<Record<string, string>> = {
  "calculator-answers": "model-tests/calculator/answers.model.test.ts",
  "simple-form": "model-tests/simple-calculator/simple-form.model.test.ts",
  "cancellation-editors": "model-tests/cancellation/editors.model.test.ts",
  "session-tabs": "model-tests/session/tabs.model.test.ts",
  "order-session": "model-tests/order/session.model.test.ts",
  cancellations: "model-tests/cancellation/sequences.model.test.ts",
  "tabs-model": "model-tests/every-machine/tabs.model.test.ts",
  "price-engine": "src/server/offers/price-engine.test.ts",
  fuzz: "src/server/every-call/fuzz.test.ts",
  payments: "src/server/payments/charged-once.test.ts",
  canaries: "src/server/pages/canaries.test.ts",
  redirects: "src/server/pages/redirects.test.ts",
  "dealer-redirect": "src/server/accounts/dealer-redirect.test.ts",
  "lines-cut": "src/server/orders/placing/lines-cut.test.ts",
  "database-restarts": "src/server/orders/placing/database-restart.test.ts",
  "placing-kinds": "src/server/orders/placing/kinds.test.ts",
  "placing-edits": "src/server/orders/placing/edits.test.ts",
  "order-days": "src/server/statistics/order-days.test.ts",
  "order-history": "src/server/orders/life/order-history.test.ts",
  "tabs-journeys": "e2e/journeys/account/tabs.spec.ts"
}
