import { toast } from "sonner";

export const broken = toast;
