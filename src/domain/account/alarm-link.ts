import type { AlarmWish } from "../alarm/price-alarm.ts"

/** State of the link in a price alarm's mail, before the visitor acts on it. */
export type AlarmLink =
  | { readonly kind: "valid"; readonly action: "Confirm" | "Stop"; readonly wish: AlarmWish }
  | { readonly kind: "gone" }
  | { readonly kind: "unreachable" }
