import { austria, germany, switzerland } from "../../markets.ts"
import { guestOrder } from "./guest-order.parts.ts"

guestOrder(germany, 390)
guestOrder(austria, 1280)
guestOrder(switzerland, 390)
