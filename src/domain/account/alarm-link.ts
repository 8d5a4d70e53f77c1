import type { AlarmWish } from "../alarm/price-alarm.ts"

/** Status of the link in a price alarm's mail, before the visitor confirms or stops the alarm. */
export type AlarmLink =
  | { readonly kind: "valid"; readonly action: "Confirm" | "Stop"; readonly wish: AlarmWish }
  | { readonly kind: "gone" }
  | { readonly kind: "unreachable" }
