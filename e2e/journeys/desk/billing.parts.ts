export const path = "/stornomanagement/rechnungen"
