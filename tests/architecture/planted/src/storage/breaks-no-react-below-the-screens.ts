import { useState } from "react";

export const broken = useState;
