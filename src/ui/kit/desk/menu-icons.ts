import {
  Bell,
  ChartColumn,
  CircleOff,
  ClipboardList,
  FileDown,
  House,
  LifeBuoy,
  MailCheck,
  NotebookText,
  Package,
  PackageSearch,
  ReceiptText,
  ScrollText,
  Table2,
  UserCog,
  Users,
  Workflow
} from "lucide-react"
import type { MenuKey } from "../../../domain/rights/menus.ts"

/** The sign of each page behind the sign-in, the same wherever it is led to. */
export const menuIcons: Readonly<Record<MenuKey, typeof House>> = {
  home: House,
  orders: Package,
  notifications: Bell,
  baseData: NotebookText,
  personalData: NotebookText,
  cancellations: CircleOff,
  support: LifeBuoy,
  customers: Users,
  users: UserCog,
  openOrders: ClipboardList,
  allOrders: PackageSearch,
  billing: ReceiptText,
  outbox: MailCheck,
  auditLog: ScrollText,
  machines: Workflow,
  statistics: ChartColumn,
  ordersExport: FileDown,
  sales: Table2
}
