import type { AlarmWish } from "../alarm/price-alarm.ts"

/** What the link of an alarm's mail is worth, before it is acted on. */
export type AlarmLink =
  | { readonly kind: "valid"; readonly action: "Confirm" | "Stop"; readonly wish: AlarmWish }
  | { readonly kind: "gone" }
  | { readonly kind: "unreachable" }
