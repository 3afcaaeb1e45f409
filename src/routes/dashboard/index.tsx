import { createFileRoute } from "@tanstack/react-router";
import { DashboardHomeScreen } from "#features/dashboard-shell/dashboard-home-screen.tsx";

export const Route = createFileRoute("/dashboard/")({ component: DashboardHomeScreen });
