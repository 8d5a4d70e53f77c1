/** Tests with a long run; `npm run test:full` runs a fixed part of it (`long-runs.ts`). */
export const longFiles: Readonly<Record<string, string>> = {
  "calculator-answers": "model-tests/calculator/answers.model.test.ts",
  "simple-form": "model-tests/simple-calculator/simple-form.model.test.ts",
  "cancellation-editors": "model-tests/cancellation/editors.model.test.ts",
  "session-tabs": "model-tests/session/tabs.model.test.ts",
  "order-session": "model-tests/order/session.model.slow.test.ts",
  cancellations: "model-tests/cancellation/sequences.model.test.ts",
  "tabs-model": "model-tests/every-machine/tabs.model.slow.test.ts",
  "price-engine": "src/server/offers/price-engine.slow.test.ts",
  fuzz: "src/server/every-call/fuzz.slow.test.ts",
  payments: "src/server/payments/charged-once.slow.test.ts",
  canaries: "src/server/pages/canaries.slow.test.ts",
  cdn: "src/server/pages/cdn.slow.test.ts",
  redirects: "src/server/pages/redirects.slow.test.ts",
  "dealer-redirect": "src/server/accounts/dealer-redirect.slow.test.ts",
  "lines-cut": "src/server/orders/placing/lines-cut.slow.test.ts",
  "database-restarts": "src/server/orders/placing/database-restart.slow.test.ts",
  "placing-kinds": "src/server/orders/placing/kinds.slow.test.ts",
  "placing-edits": "src/server/orders/placing/edits.slow.test.ts",
  "order-days": "src/server/statistics/order-days.slow.test.ts",
  "order-history": "src/server/orders/life/order-history.slow.test.ts",
  "tabs-journeys": "e2e/journeys/account/tabs.slow.spec.ts"
}
