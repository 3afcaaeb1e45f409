/** Six situations more of payroll, by an accountant who had not seen the product. `readSlipCases` says how a line is read. */
export const MORE_SLIPS = `
# payroll 1: an integral salary of 16,8 minimum wages of base (CST art. 132; ET arts. 206-10, 336, 383; Ley 797 de 2003, art. 7).
1 | 2026-10 | 42000000 | integral | ibc 29400000; health 1176000; pension 1176000; solidarity 352800; withholding 9299000; net 29996200; employerHealth 2499000; employerPension 3528000; arl 153468; familyFund 1176000; sena 588000; icbf 882000; employer 8826468; vacationProvision 1750000; severance 0; serviceBonus 0
# payroll 2: commissions of December; no allowance above two minimum wages (Ley 15 de 1959).
2 | 2026-12 | 1800000 | start 2026-07-01; commissions 1800000 | ibc 3600000; transport 0; health 144000; pension 144000; withholding 0; net 3312000; employerPension 432000; arl 18792; familyFund 144000
# payroll 3: day 90 of a sick leave is 14 November; half pay no less than the minimum (CST art. 227; Sentencia C-543 de 2007).
3 | 2026-11 | 3300000 | sick 2026-08-17 2026-11-19 | salary 1210000; sickLeaveEmployer 0; sickLeaveEps 1318484; transport 91335; ibc 2528484; health 101139; pension 101139; accrued 2619819; net 2417541; employerPension 303418; arl 6316; familyFund 48400
# payroll 5 (a): half time, contributions on the minimum wage and the caja on what was paid (Ley 797 de 2003, art. 5).
5 | 2026-11 | 900000 | | transport 249095; health 70036; pension 70036; net 1009023; employerPension 210109; arl 9140; familyFund 36000; severance 95758; serviceBonus 95758; severanceInterest 11491; vacationProvision 37500
# payroll 6 (a): hours of a rest day with a day off for it, 80 % until June and 90 % from July, 220 hours and 210 (CST arts. 168 a 180).
6 | 2026-06 | 2640000 | RDF 5 2026-06-28; RNDF 3 2026-06-28 | hours 89400
6 | 2026-07 | 2640000 | RDF 1 2026-07-05; RNDF 5 2026-07-05; RN 2 2026-07-06; HED 1 2026-07-11; HEN 1 2026-07-11; HEDDF 2 2026-07-20; HENDF 2 2026-07-26 | hours 250886; ibc 2890886; transport 249095; health 115635; pension 115635; net 2908710
# payroll 6 (b): dependants and prepaid health under the monthly part of 1.340 UVT (ET arts. 336, 387 y 388).
6 | 2026-11 | 18600000 | dependents; prepaid 920000 | health 744000; pension 744000; solidarity 186000; withholding 1426000; net 15500000; employerHealth 1581000; employerPension 2232000; arl 97092; familyFund 744000; sena 372000; icbf 558000
`;
