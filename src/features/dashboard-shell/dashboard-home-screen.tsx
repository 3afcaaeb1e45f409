export function DashboardHomeScreen() {
  return null;
}
