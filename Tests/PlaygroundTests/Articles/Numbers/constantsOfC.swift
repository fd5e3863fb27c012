import Foundation
print(M_PI == .pi, M_E, M_SQRT2 * M_SQRT2 > 1.99, DBL_EPSILON == Double.ulpOfOne, FLT_MAX == Float.greatestFiniteMagnitude, DBL_MIN)
print(INT_MAX, UINT32_MAX, INT8_MAX, LONG_MAX == Int.max, type(of: RAND_MAX), EXIT_FAILURE)

// output: true 2.718281828459045 true true true 2.2250738585072014e-308
// output: 2147483647 4294967295 127 true Int32 1
